/** Whether the guest asked the browser to save data. Only some browsers can tell. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
