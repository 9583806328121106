export default function Page() {
  return <main>dashboard</main>
}
