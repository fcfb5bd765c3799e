import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.southAir, function SouthAir() {
  return <Screen>{null}</Screen>
})
