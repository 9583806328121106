export default function Page() {
  return <main>private</main>
}
