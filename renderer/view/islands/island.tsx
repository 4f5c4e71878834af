import {
  type ComponentType,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { usePage } from '../page-context.ts';
import { PrepareContext } from '../parts/prepared/prepared.tsx';
import type { Enhance } from './enhance.ts';
import { identifierPrefix } from './identifier-prefix.ts';
import type { IslandName } from './registry.ts';

interface EnhancedIslandProps<P extends object> {
  readonly name: IslandName;
  /** Everything that `enhance` needs, serializable as JSON: an island has no React context. */
  readonly props: P;
  readonly enhance: Enhance<P>;
  readonly className?: string;
  /** The children look the same on every page, see `Prepared`. */
  readonly isFixed?: boolean;
  readonly children: ReactNode;
}

/**
 * Markup that a function without a framework brings to life. On a published page the loader finds
 * it by `data-island`; elsewhere (the builder's preview) an effect calls the same function.
 */
export function EnhancedIsland<P extends object>(island: EnhancedIslandProps<P>): ReactNode {
  const { name, className, children, enhance, isFixed } = island;
  const json = JSON.stringify(island.props);
  const prepare = useContext(PrepareContext);
  if (usePage().renderIsland) {
    const inside =
      prepare && isFixed
        ? { dangerouslySetInnerHTML: { __html: prepare(enhance, '', children) } }
        : { children };
    return <div className={className} data-island={name} data-props={json} {...inside} />;
  }
  // `enhance` changes the markup according to these props: other props start from fresh markup.
  return <LiveEnhanced key={json} {...island} />;
}

function LiveEnhanced<P extends object>({
  name,
  props,
  enhance,
  className,
  children,
}: EnhancedIslandProps<P>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the props' JSON
  useEffect(() => (element.current ? enhance(element.current, props) : undefined), []);
  return (
    <div ref={element} className={className} data-island-live={name}>
      {children}
    </div>
  );
}

interface ReactIslandProps<P extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<P>;
  readonly props: P;
  readonly className?: string;
}

/**
 * A component that is hydrated on its own. Its markup is rendered as a separate root with its own
 * identifier prefix, because `useId` counts differently inside the page's tree.
 */
export function ReactIsland<P extends object>({
  name,
  component,
  props,
  className,
}: ReactIslandProps<P>): ReactNode {
  const { renderIsland } = usePage();
  const root = createElement(component, props);
  if (!renderIsland) {
    return (
      <div className={className} data-island-live={name}>
        {root}
      </div>
    );
  }
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
      dangerouslySetInnerHTML={{ __html: renderIsland(root, identifierPrefix(name)) }}
    />
  );
}
