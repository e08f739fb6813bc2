import { type IncomingMessage, type ServerResponse } from 'node:http'

/** One step of handling a request. Returns whether it has responded; if not, the next step runs. */
export type RequestStep = (request: IncomingMessage, response: ServerResponse) => boolean
