-- What a guided session cost when it was asked for: later prices do not change it.
alter table enquiries add column quoted jsonb;
