import { fileName } from '@/lib/emails/file-name'
import { LANGUAGES } from '@/lib/language/language'
import { papers } from '@/content/words/en/papers'

const KINDS = [
  'receiptFile',
  'creditNoteFile',
  'termsFile',
  'calendarFile',
  'codeFile',
  'pictureFile',
] as const

test.each(LANGUAGES)(
  'every mail program shows the names of files in %s, which are in that language',
  (language) => {
    for (const kind of KINDS) {
      const name = fileName(kind, 'LL-7KM4QD', language)
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*-ll-7km4qd\.(pdf|ics|png|jpg)$/)
      if (language !== 'en' && kind !== 'pictureFile')
        expect(name).not.toBe(fileName(kind, 'LL-7KM4QD', 'en'))
    }
  },
)

test('there is no other kind of file', () => {
  expect(Object.keys(papers).filter((key) => key.endsWith('File'))).toEqual(KINDS)
})
