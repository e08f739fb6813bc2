/** Call this in a client test that expects an error on the console. */
export function expectConsole(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {})
}
