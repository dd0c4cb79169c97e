import { parse } from 'yaml';

/** Names in a PromQL expression of a rule or a panel. */
export interface Query {
  readonly expr: string;
  /** Name of the series that the rule records. */
  readonly record?: string | undefined;
  readonly metrics: readonly { readonly name: string; readonly matched: readonly string[] }[];
  /** Labels by which the expression groups or joins series. */
  readonly grouped: readonly string[];
  /** Labels in the texts that display the result. */
  readonly displayed: readonly string[];
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly expr: string;
      readonly record?: string;
      readonly annotations?: Readonly<Record<string, string>>;
    }[];
  }[];
}

interface Dashboard {
  readonly annotations: { readonly list: readonly { readonly expr: string; readonly titleFormat: string }[] };
  readonly panels: readonly {
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

/** Metric with an optional selector, as in `tanabana_page_fallbacks_total{remote!=""}`. */
const METRIC = /\b((?:tanabana[_:]|process_|nodejs_)[\w:]+)(?:\{([^}]*)\})?/g;

const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right) \(([^)]*)\)/g;

const DISPLAYED = /\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g;

function found(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function queryOf(expr: string, texts: string, record?: string): Query {
  return {
    expr,
    record,
    metrics: [...expr.matchAll(METRIC)].map(([, name = '', selector = '']) => ({
      name,
      matched: found(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g, selector),
    })),
    grouped: found(GROUPING, expr).flatMap((labels) => labels.split(/,\s*/)),
    displayed: found(DISPLAYED, texts),
  };
}

export function ruleQueries(yaml: string): readonly Query[] {
  return (parse(yaml) as Rules).groups.flatMap(({ rules }) =>
    rules.map(({ expr, record, annotations }) =>
      queryOf(expr, Object.values(annotations ?? {}).join(' '), record),
    ),
  );
}

export function dashboardQueries(json: string): readonly Query[] {
  const { annotations, panels } = JSON.parse(json) as Dashboard;
  return [
    ...annotations.list.map(({ expr, titleFormat }) => queryOf(expr, titleFormat)),
    ...panels.flatMap(({ targets = [] }) =>
      targets.map(({ expr, legendFormat }) => queryOf(expr, legendFormat)),
    ),
  ];
}
