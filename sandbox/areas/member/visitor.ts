import type { Context } from '../../implement'

/** The customer's id; undefined for a visitor. A dead token is refused: without that the customer would be treated as a visitor and not be told. */
export const customerOrVisitor = ({
  user,
  token,
  signedIn,
}: Pick<Context<unknown, string>, 'user' | 'token' | 'signedIn'>): number | undefined =>
  token ? signedIn().userId : user?.userId
