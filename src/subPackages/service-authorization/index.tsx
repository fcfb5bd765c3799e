import { routes } from '@/routes'
import { page } from '@/shell/page'
import { List } from './index/List'
import { Partner } from './index/Partner'

/** The authorization of one partner, or the list of all. */
export default page(routes.authorization, function ServiceAuthorization({ partner }) {
  return partner ? <Partner partner={partner} /> : <List />
})
