export default function Home() {
  return <h1>Lumi & Light</h1>
}
