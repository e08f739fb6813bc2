export default function Page() {
  return (
    <main>
      <h1>A page</h1>
      <p>A paragraph of text, and nothing else.</p>
    </main>
  )
}
