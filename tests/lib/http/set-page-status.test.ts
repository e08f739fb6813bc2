import { setPageStatus } from '@/lib/http/set-page-status'

test('under a server without request notes, the page learns that its status will not be sent', () => {
  expect(setPageStatus({ code: 404 })).toBe(false)
})
