import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.posterShare, function PosterShare() {
  return <Screen>{null}</Screen>
})
