import { changeStatements } from './statements.ts';

/** Loaded before a gateway, makes it read what it is about to change without a lock, and change it whatever it has become by then. */
changeStatements(({ text, values }, ask) => {
  if (/from "withdrawal".* for update$/s.test(text)) return ask({ text: text.replace(/ for update$/, ''), values });
  if (/^update "deposit".*"status" = \$\d+ returning/s.test(text))
    return ask({ text: text.replace(/ and "status" = (\$\d+) returning/, " and $1 <> '' returning"), values });
  return undefined;
});
