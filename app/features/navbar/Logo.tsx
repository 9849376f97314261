import { withBase } from '../../lib/url';
import { Link, useSite } from '../../site';
import { ThemedImage } from '../../ui';
import { useColorMode } from '../color-mode';

/** The site's logo, leading home (contract NB-5). */
export function Logo() {
  const { baseUrl, logo } = useSite();
  const { mode } = useColorMode();
  return (
    <Link className="navbar-logo" to={logo.href}>
      <ThemedImage
        light={withBase(baseUrl, logo.light)}
        dark={withBase(baseUrl, logo.dark)}
        mode={mode}
        alt={logo.alt}
        width={logo.width}
        height={logo.height}
      />
    </Link>
  );
}
