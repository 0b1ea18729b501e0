import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'

/** Who makes a request: the `id` of their login, and their IP address. In the form of the log. */
export type Caller = { user: string | null; address: string }

/** What the middleware and the handlers of one request share. */
export type AppEnv = {
  Variables: RequestIdVariables & {
    /** Set as soon as the session is known: not on requests for pages and files. */
    caller?: Caller
  }
}

export type AppContext = Context<AppEnv>
