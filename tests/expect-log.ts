/** A test that expects an error in the log says so; any other error in the log fails its test. */
export function expectLog(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {})
}
