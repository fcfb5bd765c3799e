import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.welfareActivity, function WelfareActivity() {
  return <Screen>{null}</Screen>
})
