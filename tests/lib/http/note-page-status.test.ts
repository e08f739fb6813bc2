import { notePageStatus } from '@/lib/http/note-page-status'

test('under a server that keeps no notes of its requests, the page is told that nobody will send its status', () => {
  expect(notePageStatus({ code: 404 })).toBe(false)
})
