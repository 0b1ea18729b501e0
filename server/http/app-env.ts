import type { Context } from 'hono'

/** The sender of a request: the user id of the login, and the IP address. */
export type Caller = { user: string | null; ip: string }

/** The data that the middleware and the handlers of one request share. */
export type AppEnv = {
  Variables: {
    requestId: string
    /** Set as soon as the session is known: not on requests for pages and files. */
    caller?: Caller
  }
}

export type AppContext = Context<AppEnv>
