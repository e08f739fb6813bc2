/** Return the file name of a page's link preview: `blog-glass-igloos.jpg` for the address `/blog/glass-igloos`. */
export function linkPreviewFileName(address: string): string {
  return `${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.jpg`
}
