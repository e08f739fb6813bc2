/** Return the file name of a page's link preview: `blog-glass-igloos.jpg` for `/blog/glass-igloos`. */
export function linkPreviewFileName(route: string): string {
  return `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.jpg`
}
