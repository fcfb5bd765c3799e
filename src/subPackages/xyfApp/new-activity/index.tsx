import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.newActivity, function NewActivity() {
  return <Screen>{null}</Screen>
})
