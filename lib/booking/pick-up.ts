/** Whether guests are fetched where they stay, so that we need to know where that is. */
export function isPickedUp({ meetingPoint }: { readonly meetingPoint: string }): boolean {
  return meetingPoint.startsWith('Pick-up')
}
