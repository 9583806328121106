export default function Page() {
  return <main>success</main>
}
