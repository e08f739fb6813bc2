/** The file name of a page's link preview: `/blog/glass-igloos` has `blog-glass-igloos.jpg`. */
export function previewFile(route: string): string {
  return `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}.jpg`
}
