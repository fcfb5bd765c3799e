import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.thanksgiving, function Thanksgiving() {
  return <Screen>{null}</Screen>
})
