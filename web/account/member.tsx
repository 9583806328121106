export default function Page() {
  return <main>member</main>
}
