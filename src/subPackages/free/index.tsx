import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.free, function Free() {
  return <Screen>{null}</Screen>
})
