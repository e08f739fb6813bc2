/**
 * Mark an instance as down in nginx's list of instances, or as up again. Throws if it is not in the list.
 *
 * @param list  the file that tools/host/templates/nginx-upstream.conf renders
 */
export function markInstanceDown(list: string, port: number, isDown: boolean): string {
  const line = new RegExp(`^(\\s*server 127\\.0\\.0\\.1:${port})(?: down)?(?=[ ;])`, 'm')
  if (!line.test(list)) throw new Error(`the instance on port ${port} is not in nginx's list`)
  return list.replace(line, `$1${isDown ? ' down' : ''}`)
}
