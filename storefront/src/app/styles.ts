// The one stylesheet: tokens and base first, components after.
import '../theme/theme.css'
