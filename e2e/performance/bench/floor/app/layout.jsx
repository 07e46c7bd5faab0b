/**
 * The least that the framework asks of a site.
 * @param {{ children: import('react').ReactNode }} props
 */
export default function Layout({ children }) {
  return (
    <html lang="en-IN">
      <body>{children}</body>
    </html>
  )
}
