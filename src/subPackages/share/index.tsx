import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.share, function Share() {
  return <Screen>{null}</Screen>
})
