/** A test of the browser's side that expects an error in its console says so. */
export function expectConsole(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {})
}
