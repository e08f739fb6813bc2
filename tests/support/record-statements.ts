import pg from 'pg'

/** Record this process's queries to PostgreSQL, until stopped. */
export function watchStatements() {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  return {
    texts: (): readonly string[] => query.mock.calls.map(([statement]) => textOf(statement)),
    stop: () => query.mockRestore(),
  }
}

function textOf(statement: unknown): string {
  return String(typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text')).trim()
}
