export default function Page() {
  return <main>checkout</main>
}
