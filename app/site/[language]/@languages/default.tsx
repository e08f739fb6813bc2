/** A page that is in no language's table has no links to others. */
export default function NoLanguages() {
  return null
}
