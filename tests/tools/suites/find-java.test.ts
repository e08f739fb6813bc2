import { findJavaEnvironment } from '@/tools/suites/find-java'

test('with Java, the environment names it', () => {
  expect(findJavaEnvironment(process.execPath)).toEqual({ JAVA_PATH: process.execPath })
})

test('without Java, a note says that the Nu HTML checker is skipped', () => {
  const said = jest.spyOn(console, 'log').mockReturnValue()
  expect(findJavaEnvironment('/no/such/java')).toEqual({})
  expect(said).toHaveBeenCalledWith(expect.stringContaining('the Nu HTML checker is left out'))
})
