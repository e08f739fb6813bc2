import { notePageStatus } from '@/lib/http/note-page-status'

test('under a server without request notes, the page learns that its status will not be sent', () => {
  expect(notePageStatus({ code: 404 })).toBe(false)
})
