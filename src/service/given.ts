type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };
type Known<T> = { [K in keyof T]?: NonNullable<T[K]> };

const isGiven = <T extends object>(value: T): value is T & Given<T> => {
  for (const field in value) if (value[field] === undefined) return false;
  return true;
};

/** What a request says, without the fields that are there but undefined: JSON knows none. */
export const given = <T extends object>(value: T): Given<T> =>
  isGiven(value) ? value : (Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as Given<T>);

/** What is known, for the wire, which leaves out everything else. */
export const known = <T extends object>(value: T): Known<T> =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== null && v !== undefined)) as Known<T>;
