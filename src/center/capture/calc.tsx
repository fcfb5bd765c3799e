import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.calculator, function Calculator() {
  return <Screen>{null}</Screen>
})
