-- At the end of each transaction that wrote entries, every movement it touched sums to zero.
CREATE FUNCTION ledger_assert_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := COALESCE(NEW.transaction_id, OLD.transaction_id);
BEGIN
  IF (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE transaction_id = moved) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT OR UPDATE OR DELETE ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced();
