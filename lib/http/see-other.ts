/** After a form: go and see, so that the back button and a reload send nothing twice. */
export function seeOther(path: `/${string}`): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
