import { findJava } from '@/tools/suites/find-java'

test('where Java is, the environment names it', () => {
  expect(findJava(process.execPath)).toEqual({ JAVA_PATH: process.execPath })
})

test('where it is not, a note says that the Nu HTML checker is left out', () => {
  const said = jest.spyOn(console, 'log').mockReturnValue()
  expect(findJava('/no/such/java')).toEqual({})
  expect(said).toHaveBeenCalledWith(expect.stringContaining('the Nu HTML checker is left out'))
})
