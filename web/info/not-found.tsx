export default function Page() {
  return <main>notfound</main>
}
