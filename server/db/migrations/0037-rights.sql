-- What the main admin set for an account beside its role; null: as the role has it.
alter table users
  add places text[] check (places <> '{}'),
  add sees_money boolean,
  add gives_money_back boolean,
  add edits_house boolean;

-- `rights`: those of an account after an act that changed them.
alter table account_acts add rights jsonb;
alter table account_acts drop constraint account_acts_act_check;
alter table account_acts add constraint account_acts_act_check
  check (act in ('invited', 'invited_again', 'role', 'rights', 'disabled', 'enabled', 'signed_out'));
