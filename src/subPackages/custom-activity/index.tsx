import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.customActivity, function CustomActivity() {
  return <Screen>{null}</Screen>
})
