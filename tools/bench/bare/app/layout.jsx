export const metadata = { title: 'A page', description: 'A page with a paragraph of text, and nothing else.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
