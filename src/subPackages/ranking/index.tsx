import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.ranking, function Ranking() {
  return <Screen>{null}</Screen>
})
